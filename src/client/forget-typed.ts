import { withStorage, type Place } from "./browser-storage.ts";
import { readAll, recordOf, type StoredSession } from "./session.ts";

/**
 * Forgets what somebody typed while signed in and did not send or save, in the browser and in this tab [accounts-29]. Such entries
 * say whose they are: their key ends with a dot and the person's id, or their value has it as `owner`. What was typed as
 * a guest says nobody, and stays.
 */
export function forgetTyped(person_id: string): void {
  const places: readonly Place[] = ["browser", "tab"];
  for (const place of places)
    withStorage(place, (storage) => {
      for (const [key, text] of Object.entries<string>(storage))
        if (key.endsWith(`.${person_id}`) || text.includes(`"owner":"${person_id}"`)) storage.removeItem(key);
    });
}

/** Who is signed in, and the super admin behind it. */
export function personIds({ user, couple, originalUser }: StoredSession): string[] {
  return [user, couple, originalUser]
    .map((record) => recordOf(record)["id"])
    .filter((id): id is string => typeof id === "string" && id !== "");
}

/** Whether nobody is signed in, and by choice: not because a session ended by itself, after which what was typed is there again. */
export function isLoggedOut(): boolean {
  const { providerToken, coupleToken, ended } = readAll();
  return !providerToken && !coupleToken && !ended;
}
