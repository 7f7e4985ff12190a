/** The page that is printed for those who set up tablets and desks. */
export const CONSOLE = {
  'guide.title': 'How devices come to trust {house}',
  'guide.why':
    'The server of {house} proves itself with a certificate of its own house, so that nobody on the network can read badges, PINs and keys. A device has to be told once that it can trust this house. It trusts it for names of this network only, not for any other site.',
  'guide.compare':
    'Load the file on each device as below. Before you trust it, compare the SHA-256 fingerprint that the device shows with this one. If a single letter differs, stop: somebody is in between.',
  'guide.ipad': 'iPad and iPhone',
  'guide.ipad.1':
    'In Safari open {download}. Safari warns once, because it does not know the house yet: choose Show Details, then visit this website, and allow the download.',
  'guide.ipad.2':
    'Settings, General, VPN & Device Management: choose the profile, compare the fingerprint under More Details, then Install.',
  'guide.ipad.3': 'Settings, General, About, Certificate Trust Settings: turn on full trust for this house.',
  'guide.android': 'Android tablets',
  'guide.android.1': 'In Chrome open {download} and keep the file. Chrome warns once: choose Advanced, then proceed.',
  'guide.android.2':
    'Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file. Under Trusted credentials, User, compare the fingerprint.',
  'guide.windows': 'Windows (Chrome and Edge)',
  'guide.windows.1':
    'Copy authority.crt onto the machine and open it. Under Details compare the thumbprint of type SHA-256 (in PowerShell: Get-FileHash after certutil -decode), then Install Certificate.',
  'guide.windows.2': 'Choose Local Machine, then "Trusted Root Certification Authorities".',
  'guide.mac': 'Mac',
  'guide.mac.1': 'Copy authority.crt onto the machine and open it: Keychain Access adds it to the System keychain.',
  'guide.mac.2': 'Open it there, compare the SHA-256 fingerprint, and under Trust choose Always Trust.',
  'guide.linux': 'Linux desks and signs (Chromium)',
  'guide.linux.1':
    'Copy authority.crt onto the machine. Compare: openssl x509 -in authority.crt -noout -fingerprint -sha256. Then: certutil -d sql:$HOME/.pki/nssdb -A -t C,, -n house -i authority.crt',
  'guide.open': 'Open {address}. The browser shows a closed lock and no warning.',
  'guide.end':
    'Keep authority.key where nobody but the server can read it; it is needed to renew the certificate of the server each year. A new certificate of the same house needs nothing on the devices.',
} as const;
