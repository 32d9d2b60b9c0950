import { withStorage, type StorageKind } from "../browser-storage.ts";
import { readAll, recordOf, type StoredSession } from "./session.ts";

/** Keys that end with a dot and the id, or values with it as `owner` [accounts-29]. A guest's text stays. */
export function clearDrafts(person_id: string): void {
  const places: readonly StorageKind[] = ["browser", "tab"];
  for (const place of places)
    withStorage(place, (storage) => {
      for (const [key, text] of Object.entries<string>(storage))
        if (key.endsWith(`.${person_id}`) || text.includes(`"owner":"${person_id}"`)) storage.removeItem(key);
    });
}

export function personIds({ user, couple, originalUser }: StoredSession): string[] {
  return [user, couple, originalUser]
    .map((record) => recordOf(record)["id"])
    .filter((id): id is string => typeof id === "string" && id !== "");
}

/** False when a session expired, as typed text is then restored. */
export function isLoggedOut(): boolean {
  const { providerToken, coupleToken, ended } = readAll();
  return !providerToken && !coupleToken && !ended;
}
