import { stored } from "../../../../client/stored.ts";

const unsentFiles = (provider_id: string) =>
  stored({
    in: "tab",
    key: `umshado.unsent_files.${provider_id}`,
    read: (result) => (Array.isArray(result) ? result.filter((name) => typeof name === "string") : null),
  });

export function saveUnsent(provider_id: string, names: string[]): void {
  unsentFiles(provider_id).set(names.length === 0 ? null : names);
}

export function readUnsent(provider_id: string): string[] {
  return unsentFiles(provider_id).get() ?? [];
}
