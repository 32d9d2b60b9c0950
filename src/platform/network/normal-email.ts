const gmail = new Set(["gmail.com", "googlemail.com"]);

/** Identifies a mailbox for limits: lower case, no `+tag`, no dots for Gmail. Mail goes to the address as typed. */
export function normalEmail(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  if (at <= 0) return typed;
  const domain = typed.slice(at + 1);
  const tagless = /^[^+]+/.exec(typed.slice(0, at))?.[0] ?? typed.slice(0, at);
  return gmail.has(domain) ? `${tagless.replaceAll(".", "")}@gmail.com` : `${tagless}@${domain}`;
}
