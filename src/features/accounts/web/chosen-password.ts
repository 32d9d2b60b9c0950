/** Carries the new password from registration to login; in memory only. */
let chosen: { email: string; password: string } | null = null;

export function saveChosenPassword(email: string, password: string): void {
  chosen = { email, password };
}

export function consumeChosenPassword(email: string): string {
  const password = chosen?.email === email ? chosen.password : "";
  chosen = null;
  return password;
}
