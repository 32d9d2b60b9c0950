/** The password that somebody has just registered with, from that page to the login: in memory alone. */
let chosen: { email: string; password: string } | null = null;

export function keepChosenPassword(email: string, password: string): void {
  chosen = { email, password };
}

/** The password chosen for this address, once; empty for none. */
export function takeChosenPassword(email: string): string {
  const password = chosen?.email === email ? chosen.password : "";
  chosen = null;
  return password;
}
