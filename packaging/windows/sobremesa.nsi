; SPDX-License-Identifier: MIT
; A per-user installer for Windows: no administrator, no registry outside the user's own.
;   makensis -DVERSION=0.1.0 -DPAYLOAD=dist\sobremesa -DOUTPUT=dist\sobremesa-0.1.0-setup.exe sobremesa.nsi

Unicode true
!include MUI2.nsh

!define NAME "Sobremesa"
!define ID "org.sobremesa_table.Sobremesa"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "LegalCopyright" "2026 The Sobremesa authors, MIT licence"

!define MUI_FINISHPAGE_RUN "$INSTDIR\sobremesa.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; The folder is only ever emptied if it is ours.
!macro EMPTY
  IfFileExists "$INSTDIR\sobremesa.exe" 0 +3
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\sobremesa*.exe"
!macroend

Section
  !insertmacro EMPTY
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\sobremesa.exe"

  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.sobremesa" "" "${ID}.ledger"
  WriteRegStr HKCU "${CLASSES}\.sobremesa" "Content Type" "application/x-sobremesa-ledger"
  WriteRegStr HKCU "${CLASSES}\${ID}.ledger" "" "Sobremesa game"
  WriteRegStr HKCU "${CLASSES}\${ID}.ledger\DefaultIcon" "" "$INSTDIR\sobremesa.exe,0"
  WriteRegStr HKCU "${CLASSES}\${ID}.ledger\shell\open\command" "" '"$INSTDIR\sobremesa.exe" open "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\sobremesa.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Sobremesa authors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro EMPTY
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${CLASSES}\${ID}.ledger"
  DeleteRegKey HKCU "${CLASSES}\.sobremesa"
  DeleteRegKey HKCU "Software\${ID}"
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd
