import { changesChannel, type OpenDatabase } from "../platform/database.ts";
import type { FactMemory } from "../platform/fact-memory.ts";
import type { PageMemory } from "../platform/http/memory.ts";

/**
 * Has this process forget what was made from changed things: with its own commits before it acknowledges them, with those
 * of others when it hears of them, and everything when it may have missed some.
 */
export async function forgetChanges(database: OpenDatabase, facts: FactMemory, memory: PageMemory): Promise<void> {
  const forget = (names: readonly string[]) => {
    facts.drop(names);
    memory.drop(names);
  };
  database.onOwnChange(forget);
  await database.listen(
    changesChannel,
    (payload) => forget(payload.split(" ")),
    () => {
      facts.clear();
      memory.clear();
    },
  );
}
