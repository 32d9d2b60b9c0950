import { stored } from "../../../../client/stored.ts";

/** The names of files that were chosen in this tab and are not sent. */
const unsentFiles = (provider_id: string) =>
  stored({
    in: "tab",
    key: `umshado.unsent_files.${provider_id}`,
    read: (found) => (Array.isArray(found) ? found.filter((name) => typeof name === "string") : null),
  });

/** Notes which files are not sent yet: whoever has to load the page anew, to sign in say, is told which they were. */
export function keepUnsent(provider_id: string, names: string[]): void {
  unsentFiles(provider_id).set(names.length === 0 ? null : names);
}

/** The names that were noted for this provider. They are forgotten with the next note. */
export function readUnsent(provider_id: string): string[] {
  return unsentFiles(provider_id).get() ?? [];
}
