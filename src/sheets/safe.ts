/** Text as HTML shows it, whatever a definition, an offering or a person has written. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
