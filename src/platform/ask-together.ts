import { setImmediate as turn } from "node:timers/promises";

type Waiting<Key, Answer> = {
  key: Key;
  resolve: (answer: Answer | undefined) => void;
  reject: (cause: unknown) => void;
};

/**
 * Asks in one go what many ask for one by one: whatever is asked in the same turn, and while an answer is under way, goes
 * together next. Nobody waits for others to come. A failure is that of all who asked in that go.
 */
export function askTogether<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: Waiting<Key, Answer>[] = [];
  let isAsking = false;
  const askAll = async () => {
    isAsking = true;
    while (waiting.length > 0) {
      await turn();
      const asked = waiting;
      waiting = [];
      try {
        const answers = await ask([...new Set(asked.map(({ key }) => key))]);
        for (const { key, resolve } of asked) resolve(answers.get(key));
      } catch (cause) {
        for (const { reject } of asked) reject(cause);
      }
    }
    isAsking = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isAsking) void askAll();
    });
}
