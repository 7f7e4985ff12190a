/** Why the server can't start, for whoever starts it. */
export const CONSOLE = {
  'start.port': "{written} isn't a port. Choose a number from 1 to 65535, for example --port 4040.",
  'start.host': 'The host is empty. Use --host 127.0.0.1 or --host 0.0.0.0.',
  'start.tls-key': 'The file of the TLS key has no name. Use --tls-key FILE.',
  'start.tls-cert': 'The file of the TLS certificate has no name. Use --tls-cert FILE.',
  'start.tls-both': 'TLS needs both files: --tls-key FILE and --tls-cert FILE.',
  'start.tls-needed':
    '{host} is open to the network, where everybody could read badges, PINs and keys. Make a certificate first: houseway certificate make --names NAME-OF-THIS-MACHINE. Or name yours with --tls-key and --tls-cert. To go without anyway, add --insecure.',
  'start.is-insecure':
    'Warning: this server runs without TLS. Everybody on the network can read badges, PINs and keys. Every screen says so.',
  'start.insecure': "{written} doesn't say whether to go without TLS. Write true or false.",
  'start.hosts': "{written} isn't a list of names. Write them with commas between, for example houseway.lan, 10.0.0.5.",
  'start.pages': "{written} isn't a list of origins. Write them like https://board.example, with commas between.",
  'start.origin': "{written} isn't the address of a server. Write it like https://houseway.lan, without a path.",
  'start.certificate-ends':
    'The certificate {file} expires on {day}. Make a new one with houseway certificate make; tablets keep trusting the house.',
  'start.certificate-over':
    'The certificate {file} expired on {day}, and tablets no longer accept it. Make a new one with houseway certificate make; tablets keep trusting the house.',
  'start.tls-failed': "TLS can't be used with {key} and {cert}: {reason}. Name PEM files that belong together.",
  'start.log-level': 'There is no log level {written}. Choose from {known}.',
  'start.station-rate': "{written} isn't a number of requests per second. Choose 1 or more.",
  'start.checks-answers': "{written} doesn't say whether to check answers. Write true or false.",
  'start.program-key': 'The file of the public key for the program has no name. Write its path in programKey.',
  'start.not-a-program-key': "{file} isn't a public Ed25519 key as PEM, or can't be read.",
  'start.anchor-to': 'The file for anchors has no name. Write its path in anchorTo.',
  'start.copy-to': 'The file for the copy of the journal has no name. Write its path in copyTo.',
  'start.metrics-token': 'The token for the metrics is too short. Use at least 16 characters.',
  'start.only-demo': '--fresh and --speed are for a demo. Add --demo.',
  'start.speed': "{written} isn't a speed. Choose a number from 0 to {max, number}.",
  'start.options': "These options aren't known: {written}. Choose from {known}.",
  'start.no-setting': 'server.json has no setting {name}. Choose from {known}.',
  'start.no-file': "{file} can't be read. There is no such file.",
  'start.file-locked': "{file} can't be read. Check its rights.",
  'start.not-an-object': '{file} has to be a JSON object, for example {example}.',
  'start.no-house':
    "There is no journal in {place}, and the server doesn't start a new one. Check that the disk is mounted and the place is right. For a new house run houseway init, for an old one houseway restore.",
  'start.house-there': 'There is already a house: {file}. Start it with houseway serve, or choose another place.',
  'start.no-house-file':
    "{file} is missing, and the server doesn't guess its zone, limits and times. Bring it back from a backup: houseway restore writes it beside the journal.",
  'start.no-records':
    '{file} is missing: the names, badges and PINs of this house. Bring it back, or restore the newest backup into an empty folder.',
  'start.records-changed':
    "These private records aren't as this house wrote them: {records}. Find out who changed the file of private records, and restore it from a checked backup.",
  'disk.low':
    'The disk of {folder} is nearly full: {megabytes, number} MB are left. When it is full the house goes out of service. Free some space now.',
  'start.no-pepper':
    '{file} is missing. Without it no PIN and no seal of this house can be checked. Bring it back from where you keep it apart from the backups, or set HOUSEWAY_PEPPER.',
  'start.no-draw-store':
    '{file} is missing, and draw {draws} was committed with a secret in it. Bring it back. If it is lost for good, make an empty file of that name: two people then void the draw.',
  'start.no-screens': "The screens aren't built yet. Run npm run build, then start again.",
  'start.port-taken':
    'Another program already uses port {port}, maybe a Houseway that is still running. Stop it, or choose another port: npm start -- --port {other}',
  'start.port-refused': "This user can't open port {port}. Choose one above 1023: npm start -- --port {other}",
  'start.no-address': 'This machine has no address {host}. Use --host 127.0.0.1 or --host 0.0.0.0.',
  'start.port-failed': "Port {port} at {host} couldn't be opened: {reason}",
  'start.time-zones':
    'The time-zone data of this runtime ({version}) is wrong: {moment} is {local} in {zone}, but it says {said}. Install Houseway again with npm ci.',
} as const;
