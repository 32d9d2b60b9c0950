import { storedText } from "../../../client/stored.ts";

const draftOf = (provider_id: string) => storedText({ in: "tab", key: `umshado.verification_request.${provider_id}` });

/** What was typed in this tab and not yet sent. */
export function readMotivation(provider_id: string): string {
  return draftOf(provider_id).get() ?? "";
}

/** Keeps what was typed until it is sent, its provider logs out or the tab is closed. */
export function keepMotivation(provider_id: string, motivation: string): void {
  draftOf(provider_id).set(motivation || null);
}
