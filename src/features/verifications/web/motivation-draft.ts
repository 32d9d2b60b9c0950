const nameOf = (provider_id: string) => `verification_request:${provider_id}`;

/** What was typed in this tab and not yet sent. */
export function readMotivation(provider_id: string): string {
  try {
    return sessionStorage.getItem(nameOf(provider_id)) ?? "";
  } catch {
    // Storage may be switched off: then the form only remembers while the page is open.
    return "";
  }
}

/** Keeps what was typed until the tab is closed; nothing forgets it. */
export function keepMotivation(provider_id: string, motivation: string): void {
  try {
    if (motivation === "") sessionStorage.removeItem(nameOf(provider_id));
    else sessionStorage.setItem(nameOf(provider_id), motivation);
  } catch {
    // Storage may be full or switched off; the open form still holds everything.
    return;
  }
}
