import sharp from "sharp";
import { day_ms } from "../../src/contract/durations.ts";
import { makeRequest, must, type Answer } from "./ask.ts";
import type { Pair } from "./people.ts";
import type { World } from "./world.ts";

/** Acknowledged and found writes of one kind. */
export type Result = { what: string; acknowledged: number; lost: string[]; twice: string[] };

/** Writes one item after another, each retried until acknowledged. */
export type Writer = {
  what: string;
  step(): Promise<void>;
  isPending(): boolean;
  count(): number;
  /** Counts how many acknowledged writes exist; with `upTo` only that many, in an older copy. */
  look(upTo?: number): Promise<Result>;
};

/** Answers that no fault excuses. */
export const failures = new Map<string, number>();

/** True when done, false to retry. Retried: 0 (no answer), 429 and 503. */
function isDone(what: string, { status, body }: Answer, also: number[] = []): boolean {
  if ((status >= 200 && status < 300) || also.includes(status)) return true;
  if (![0, 429, 503].includes(status)) {
    const failure = `${what}: ${status} ${JSON.stringify(body)
      .replace(/"request_id":"[^"]*"/, "")
      .slice(0, 160)}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }
  return false;
}

type Line = {
  what: string;
  most?: number;
  attempt: (word: string, isRepeat: boolean) => Promise<Answer>;
  also?: number[];
  find: () => Promise<string[]>;
};

let writers = 0;

/** Adds items that all stay: each acknowledged one must exist once. */
export function additive({ what, most = Infinity, attempt, also = [], find }: Line): Writer {
  writers += 1;
  const by = writers;
  const acknowledged: string[] = [];
  let count = 0;
  let pending: string | undefined;
  return {
    what,
    async step() {
      if (acknowledged.length >= most) return;
      const isRepeat = pending !== undefined;
      pending ??= `${by}-${(count += 1)}.`;
      // an unanswered earlier try may have succeeded
      if (!isDone(what, await attempt(pending, isRepeat), isRepeat ? also : [])) return;
      acknowledged.push(pending);
      pending = undefined;
    },
    isPending: () => pending !== undefined,
    count: () => acknowledged.length,
    async look(upTo) {
      const there = await find();
      const expected = acknowledged.slice(0, upTo);
      const lost = expected.filter((word) => !there.includes(word));
      const twice = there.filter((word, at) => there.indexOf(word) !== at);
      return { what, acknowledged: expected.length, lost, twice };
    },
  };
}

/** Overwrites one value: the last acknowledged one must be stored. */
export function lasting({ what, attempt, find }: Line): Writer {
  let acknowledged = 0;
  let pending: string | undefined;
  return {
    what,
    async step() {
      pending ??= `${acknowledged + 1}.`;
      const isRepeat = false;
      if (!isDone(what, await attempt(pending, isRepeat))) return;
      acknowledged += 1;
      pending = undefined;
    },
    isPending: () => pending !== undefined,
    count: () => acknowledged,
    async look(upTo) {
      const [there = ""] = await find();
      const least = upTo ?? acknowledged;
      // the unanswered value may be stored, but no later one
      const most = acknowledged + (pending === undefined ? 0 : 1);
      const number = /^\d+\.$/.test(there) ? Number.parseInt(there) : 0;
      const isThere = least === 0 || (number >= least && number <= most);
      return { what, acknowledged: least, lost: isThere ? [] : [`${least}. (there: ${there})`], twice: [] };
    },
  };
}

/** Writers of everything: guests' enquiries, messages, a quote, a picture, calendar days and the profile. */
export async function writersOf(world: World, pair: Pair): Promise<Writer[]> {
  const draft = await must<{ quote: { id: string } }>(world, "/api/quotes", {
    token: pair.provider.token,
    body: { conversation_id: pair.conversation_id },
  });
  return [
    enquiries(world, pair),
    messages(world, pair),
    quotes(world, pair, draft.quote.id),
    uploads(world, pair),
    days(world, pair),
    profile(world, pair),
  ];
}

function enquiries(world: World, { provider: { id, token } }: Pair): Writer {
  const of = (word: string) => `guest-${word}${id}@faults.example`;
  return additive({
    what: "enquiries",
    attempt: (word) =>
      makeRequest(world, "/api/enquiries/direct", {
        key: `enquiry-${id}-${word}`,
        body: { provider_id: id, couple_name: `Guest ${word}`, couple_email: of(word), message: "Is our day free?" },
      }),
    async find() {
      const result: string[] = [];
      for (let page = 1; ; page += 1) {
        type List = { conversations: { couple_name: string | null }[]; total: number };
        const { conversations, total } = await must<List>(world, `/api/conversations?page=${page}`, { token });
        for (const { couple_name } of conversations) result.push(...(couple_name?.match(/\d+-\d+\.$/) ?? []));
        if (conversations.length === 0 || page * 20 >= total) return result;
      }
    },
  });
}

function messages(world: World, { couple: { token }, conversation_id }: Pair): Writer {
  return additive({
    what: "messages",
    attempt: (word) =>
      makeRequest(world, `/api/conversations/${conversation_id}/messages`, {
        token,
        key: `message-${conversation_id}-${word}`,
        body: { text: word, files: [] },
      }),
    async find() {
      const thread = await must<{ messages: { text: string }[] }>(world, `/api/conversations/${conversation_id}`, {
        token,
      });
      return thread.messages.map(({ text }) => text).slice(1);
    },
  });
}

function quotes(world: World, { provider: { token } }: Pair, id: string): Writer {
  type Read = { quote: { title: string } };
  return lasting({
    what: "quotes",
    attempt: async (title) => {
      const { status, body } = await makeRequest(world, `/api/quotes/${id}`, { token });
      if (status !== 200) return { status, body };
      return makeRequest(world, `/api/quotes/${id}`, {
        token,
        method: "PUT",
        body: { ...(body as Read).quote, title },
      });
    },
    find: async () => [(await must<Read>(world, `/api/quotes/${id}`, { token })).quote.title],
  });
}

let drawn = 0;

async function draw(): Promise<Blob> {
  drawn += 1;
  const background = { r: drawn & 255, g: (drawn >> 8) & 255, b: 90 };
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background } });
  return new Blob([Uint8Array.from(await picture.png().toBuffer())], { type: "image/png" });
}

function uploads(world: World, { provider: { token } }: Pair): Writer {
  const names = new Map<string, string>();
  let latest = "";
  return lasting({
    what: "uploads",
    attempt: async (word) => {
      latest = word;
      const form = new FormData();
      form.append("logo", await draw(), "logo.png");
      const answer = await makeRequest(world, "/api/media/logo", { token, body: form });
      if (answer.status === 200) names.set((answer.body as { logo_url: string }).logo_url, word);
      return answer;
    },
    find: async () => {
      const { logo_url } = await must<{ logo_url: string | null }>(world, "/api/providers/profile", { token });
      if (logo_url === null) return [];
      const { status } = await fetch(new URL(logo_url, world.url));
      // an unreadable file counts as lost; one without an answer belongs to the try under way
      return status === 200 ? [names.get(logo_url) ?? latest] : [`unreadable: ${status}`];
    },
  });
}

function days(world: World, { provider: { token } }: Pair): Writer {
  const start = Date.now() + 10 * day_ms;
  const dayOf = (word: string) =>
    new Date(start + Number(/-(\d+)\./.exec(word)?.[1]) * day_ms).toISOString().slice(0, 10);
  const written = new Map<string, string>();
  return additive({
    most: 900,
    what: "calendar",
    also: [409],
    attempt: (word) => {
      written.set(dayOf(word), word);
      return makeRequest(world, "/api/calendar/entries", {
        token,
        body: { kind: "booking", from: dayOf(word), note: word },
      });
    },
    async find() {
      const result: string[] = [];
      for (const day of written.keys()) {
        const path = `/api/calendar/entries?from=${day}&to=${day}`;
        const { entries } = await must<{ entries: { note: string }[] }>(world, path, { token });
        result.push(...entries.map(({ note }) => note));
      }
      return result;
    },
  });
}

function profile(world: World, { provider: { id, token } }: Pair): Writer {
  return lasting({
    what: "publishing",
    attempt: async (team_size) => {
      const answer = await makeRequest(world, "/api/providers/profile", { token, method: "PUT", body: { team_size } });
      if (answer.status !== 200) return answer;
      return makeRequest(world, "/api/providers/profile/publish", { token, method: "PUT" });
    },
    find: async () => {
      const own = await must<{ team_size: string | null; is_published: boolean }>(world, "/api/providers/profile", {
        token,
      });
      const { status } = await makeRequest(world, `/api/providers/${id}`);
      return own.is_published && status === 200 && own.team_size !== null ? [own.team_size] : ["not published"];
    },
  });
}
