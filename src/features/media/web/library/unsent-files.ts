import { fieldsOf, stored } from "../../../../client/stored.ts";

/** The names of files that were chosen in this tab and are not sent, for whom. */
const unsent = stored({
  in: "tab",
  key: "umshado.unsent_files",
  read(found) {
    const { provider_id, names } = fieldsOf(found);
    return Array.isArray(names) ? { provider_id, names: names.filter((name) => typeof name === "string") } : null;
  },
});

/** Notes which files are not sent yet: whoever has to load the page anew, to sign in say, is told which they were. */
export function keepUnsent(provider_id: string, names: string[]): void {
  unsent.set(names.length === 0 ? null : { provider_id, names });
}

/** The names that were noted for this provider. They are forgotten with the next note. */
export function readUnsent(provider_id: string): string[] {
  const kept = unsent.get();
  return kept?.provider_id === provider_id ? kept.names : [];
}
