import { storedText } from "../../../client/stored.ts";

const draftOf = (provider_id: string) => storedText({ in: "tab", key: `umshado.verification_request.${provider_id}` });

export function readMotivation(provider_id: string): string {
  return draftOf(provider_id).get() ?? "";
}

export function saveMotivation(provider_id: string, motivation: string): void {
  draftOf(provider_id).set(motivation || null);
}
