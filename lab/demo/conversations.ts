import type {
  DemoCouple,
  DemoEnquiry,
  DemoProvider,
  DemoSent,
  DemoConversation,
  DemoConversationFile,
} from "../../seed/directory.ts";
import { declineSentences, type messageKinds, type sides } from "../../src/contract/conversations/calls.ts";
import type { Drawing } from "./pictures.ts";

interface World {
  readonly provider: DemoProvider | undefined;
  readonly couple: DemoCouple | undefined;
  readonly enquiries: readonly DemoEnquiry[];
  readonly newId: () => string;
}

/** Hours before each message; five by default. */
type Requested = { readonly id: string; readonly row: DemoEnquiry["row"]; readonly hours?: number };

type Sent = { readonly name: string; readonly of: DemoSent };
type Line = readonly [
  by: (typeof sides)[number],
  text: string,
  kind?: (typeof messageKinds)[number],
  files?: readonly Sent[],
];

const prices: Sent = {
  name: "Wild Fig weddings.pdf",
  of: {
    as: "paper",
    lines: [
      "A wedding under the wild fig",
      "The farm for a day and a night: R 38 000",
      "Tables, chairs and linen for 120 guests: R 9 600",
      "A shuttle from the village and back: R 3 200",
      "A quarter holds the date, the rest is due a month before.",
    ],
  },
};
export const conversationPictures = {
  "talk fig tree": { as: "scene", kind: "bushveld", seed: "the wild fig", width: 1440, height: 960 },
  "talk tables": { as: "scene", kind: "table", seed: "tables under the fig", width: 960, height: 960 },
} as const satisfies Record<string, Drawing>;

const figTree: Sent = { name: "the fig in October.jpg", of: { as: "picture", picture: "talk fig tree" } };
const tables: Sent = { name: "tables.jpg", of: { as: "picture", picture: "talk tables" } };

/** Between the demo's two logins; ends with an unread answer by email. */
const between: readonly Line[] = [
  [
    "provider",
    "Hello, and congratulations! Yes, your day is still open with us. You would marry on the farm itself, so nobody pays for the road: from the village it is ten minutes.",
  ],
  ["couple", "That sounds lovely. Could we come and see the wild fig on a weekday afternoon?"],
  [
    "provider",
    "Any Tuesday or Thursday after two suits us. Bring your parents: there is cake.",
    "text",
    [figTree, tables, prices],
  ],
];

/** Asks the couple for money, which shows the scam warning. */
const cautioned: readonly Line[] = [
  [
    "provider",
    "Thank you for asking! To keep your day, please pay the deposit of R5 000 into our account: Capitec 1420553018, and send proof of payment.",
  ],
];

/** In the order of their enquiries: one writes again, one is declined. */
const others: readonly (readonly Line[])[] = [
  [
    ["provider", "Yes, over eight months is fine with us: a quarter now, the rest by the month."],
    ["provider", "Went on in WhatsApp: look for a message there. What is said there is not kept here.", "handed_over"],
    ["couple", "Thank you! Does that hold for the bridal suite as well?"],
  ],
  [["provider", declineSentences.date_taken, "declined"]],
];

const complaint = "They want the whole deposit in advance, and the account is not in the name of the business.";

/** From a business that the couple has blocked. */
const unwelcome: readonly Line[] = [
  ["provider", "Special price for you today only!! Three hours for the price of two, tell all your friends."],
];

/** Each message some hours after the one before. */
export function makeConversations({ provider, couple, enquiries, newId }: World): DemoConversation[] {
  const received = enquiries.flatMap(({ row, recipients }) =>
    recipients.flatMap(({ id, provider_id, answered_at }) =>
      provider_id === provider?.row.id && answered_at === null ? [{ id, row }] : [],
    ),
  );
  const own = received.find(({ row }) => row.couple_id === couple?.row.id);
  const rest = received.filter((each) => each !== own);
  const elsewhere = requestedElsewhere({ provider, couple, enquiries });
  const chosen: { to: Requested | undefined; lines: readonly Line[] }[] = [
    { to: own, lines: between },
    ...others.map((lines, at) => ({ to: rest[at], lines })),
    { to: elsewhere[0], lines: cautioned },
    { to: elsewhere[1], lines: unwelcome },
    ...answeredPromptly({ provider, couple, enquiries }).map((to) => ({ to, lines: promptly })),
  ];
  return chosen.flatMap(({ to, lines }) => {
    if (!to?.row.created_at) return [];
    const began = to.row.created_at.getTime();
    const messages = lines.map(([sent_by, body, kind = "text"], at) => ({
      id: newId(),
      conversation_id: to.id,
      position: at + 1,
      sent_by,
      kind,
      body,
      is_by_email: lines === between && at === 2,
      created_at: new Date(began + (at + 1) * (to.hours ?? 5) * 60 * 60 * 1000),
    }));
    const files = messages.flatMap((message, at) =>
      (lines[at]?.[3] ?? []).map(({ name, of }, position) => ({
        row: fileOf(message, { id: newId(), name, position }),
        of,
      })),
    );
    return [
      {
        conversation_id: to.id,
        messages,
        files,
        held: lines === between ? quarantinedOf(messages.at(-1), newId()) : null,
        is_blocked: lines === unwelcome,
        reported: lines === cautioned ? complaint : null,
      },
    ];
  });
}

type Message = DemoConversation["messages"][number];

/**
 * From another address, waiting for approval. Dated when the demo is filled, since such emails are deleted after a
 * month.
 */
function quarantinedOf(last: Message | undefined, id: string): DemoConversation["held"] {
  if (!last) return null;
  return {
    id,
    conversation_id: last.conversation_id,
    side: "provider",
    message_id_hash: id,
    is_quarantined: true,
    sent_from: "elmarie.private@post.example",
    body: "I forgot to say: the fig tree is lit until eleven, and the parking is behind the stables.",
  };
}

function fileOf(
  { id: message_id, conversation_id, sent_by, created_at }: Message,
  file: { id: string; name: string; position: number },
): DemoConversationFile["row"] {
  return { ...file, message_id, conversation_id, sent_by, created_at };
}

/** Enough enquiries to show a response time. */
const prompt_enquiries_min = 5;
const prompt_hours = [2, 5, 11];
const promptly: readonly Line[] = [
  [
    "provider",
    "Thank you for writing! Your day is open with us. I send our prices this afternoon, and gladly phone if you tell me when.",
  ],
];

/** Answers within hours, of popular businesses without a demo login. */
function answeredPromptly({ provider, couple, enquiries }: Omit<World, "newId">): Requested[] {
  const open = enquiries
    .filter(({ row }) => row.couple_id === null || row.couple_id !== couple?.row.id)
    .flatMap(({ row, recipients }) => recipients.map((each) => ({ ...each, row })))
    .filter((each) => each.answered_at === null && each.provider_id !== provider?.row.id);
  return [...Map.groupBy(open, ({ provider_id }) => provider_id).values()]
    .filter(({ length }) => length >= prompt_enquiries_min)
    .flatMap((group, place) =>
      group.map((each) => ({ ...each, hours: prompt_hours[place % prompt_hours.length] ?? 1 })),
    );
}

function requestedElsewhere({ provider, couple, enquiries }: Omit<World, "newId">): Requested[] {
  return enquiries
    .filter(({ row }) => row.couple_id === couple?.row.id)
    .flatMap(({ row, recipients }) => recipients.map((each) => ({ ...each, row })))
    .filter((each) => each.provider_id !== provider?.row.id && each.answered_at === null);
}
