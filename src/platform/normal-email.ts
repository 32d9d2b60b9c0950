const gmail = new Set(["gmail.com", "googlemail.com"]);

/**
 * An email address by which one mailbox is counted once: in lower case, without a `+tag`, and for Gmail without the dots
 * that it ignores. Limits compare by it; mail goes to what was typed.
 */
export function normalEmail(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  if (at <= 0) return typed;
  const domain = typed.slice(at + 1);
  const tagless = /^[^+]+/.exec(typed.slice(0, at))?.[0] ?? typed.slice(0, at);
  return gmail.has(domain) ? `${tagless.replaceAll(".", "")}@gmail.com` : `${tagless}@${domain}`;
}
