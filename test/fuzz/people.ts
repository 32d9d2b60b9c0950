import { eq } from "drizzle-orm";
import { hashToken, newToken } from "../../src/features/accounts/rules.ts";
import { linkConversation } from "../../src/features/conversations/links/link-conversation.ts";
import { linkTokenOf } from "../../src/features/emails/rules.ts";
import { updateEnquiryLink } from "../../src/features/enquiries/store-links.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { account } from "../../src/schema/accounts.ts";
import { enquiry, enquiryRecipient } from "../../src/schema/enquiries.ts";
import { media } from "../../src/schema/media.ts";
import { buildCouple, buildMedium, buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import type { TestApp } from "../harness.ts";
import { buildBudgetEntry, buildPayment } from "./budget-rows.ts";
import { factorCode } from "./factor-code.ts";
import { buildImportedPage } from "./imported-rows.ts";
import { buildBooking, buildQuote } from "./quote-rows.ts";
import { buildWeddingInvitation, memberOf, weddingTokenOf } from "./wedding-rows.ts";

export const callers = ["guest", "stranger", "provider", "unconfirmed", "couple", "admin", "acting"] as const;
export type Caller = (typeof callers)[number];

/** Placeholders such as `ID_own_` for ids of the caller and others, and for a second factor code. */
export const idNames = [
  "own",
  "other",
  "hidden",
  "otherCouple",
  "ownMedium",
  "otherMedium",
  "ownEnquiry",
  "otherEnquiry",
  "ownConversation",
  "otherConversation",
  "ownQuote",
  "ownDraft",
  "otherQuote",
  "ownBooking",
  "otherBooking",
  "ownBudgetEntry",
  "otherBudgetEntry",
  "ownPayment",
  "otherPayment",
  "ownMember",
  "ownInvitation",
  "importedPage",
  "code",
] as const;
type IdName = (typeof idNames)[number];

export const password = "a-Long-enough-word-9";

export const linkToken = "TOKEN_of_a_link_";

export const conversationToken = "TOKEN_of_a_talk_";

export const stopToken = "TOKEN_that_stops_";

export const weddingToken = "TOKEN_of_a_wedding_";

/** Marks everything that only its owner and admins may read. */
export const secret = "zz-not-yours";

export type People = {
  /** Undefined for a guest. */
  tokenOf(caller: Caller): Promise<string | undefined>;
  withIds(text: string, caller: Caller): Promise<string>;
};

const otherEmail = () => `${secret}-${newId()}@people.test`;

/** Built when first needed, and again after deletion. */
function createPeople(app: TestApp) {
  const saved = new Map<string, string>();
  const builders = {
    provider: () => buildProvider(app, { categories: ["venues"], badges: ["verified"], password }),
    unconfirmed: () => buildProvider(app, { email_verified_at: null, is_published: false }),
    couple: () => buildCouple(app, { email_verified_at: app.clock.now(), password }),
    admin: () => buildSuperAdmin(app),
    other: () => buildProvider(app, { email: otherEmail(), categories: ["photographers"] }),
    hidden: () => buildProvider(app, { email: otherEmail(), is_published: false, description: secret }),
    otherCouple: () => buildCouple(app, { email: otherEmail(), partner1_name: secret }),
  };
  return async (name: keyof typeof builders): Promise<string> => {
    const known = saved.get(name);
    if (known !== undefined && (await isThere(app, known))) return known;
    const { id } = await builders[name]();
    saved.set(name, id);
    return id;
  };
}

export function buildPeople(app: TestApp): People {
  const personOf = createPeople(app);
  const accountFor = (caller: Caller) =>
    (["couple", "unconfirmed", "admin"] as const).find((each) => each === caller) ?? "provider";
  const betweenOwn = async () =>
    buildEnquiry(app, { to: await personOf("provider"), from: await personOf("couple"), says: "Hello" });
  const betweenOthers = async () =>
    buildEnquiry(app, { to: await personOf("other"), from: await personOf("otherCouple"), says: secret });
  const ids: Record<IdName, (caller: Caller) => Promise<string>> = {
    own: (caller) => personOf(accountFor(caller)),
    other: () => personOf("other"),
    hidden: () => personOf("hidden"),
    otherCouple: () => personOf("otherCouple"),
    ownMedium: async () => mediumOf(app, await personOf("provider")),
    otherMedium: async () => mediumOf(app, await personOf("other")),
    ownEnquiry: async () => (await betweenOwn()).id,
    ownConversation: async () => (await betweenOwn()).recipient_id,
    code: async (caller) => factorCode(app, await personOf(accountFor(caller))),
    otherEnquiry: async () => (await betweenOthers()).id,
    otherConversation: async () => (await betweenOthers()).recipient_id,
    ownQuote: async () => buildQuote(app, await personOf("provider"), (await betweenOwn()).recipient_id),
    ownDraft: async () => buildQuote(app, await personOf("provider"), (await betweenOwn()).recipient_id, "draft"),
    otherQuote: async () => buildQuote(app, await personOf("other"), (await betweenOthers()).recipient_id),
    ownBooking: async () => buildBooking(app, await personOf("provider"), (await betweenOwn()).recipient_id),
    ownBudgetEntry: async () => buildBudgetEntry(app, await personOf("couple"), "Dress"),
    otherBudgetEntry: async () => buildBudgetEntry(app, await personOf("otherCouple"), secret),
    ownPayment: async () => buildPayment(app, await personOf("couple"), "Dress"),
    otherPayment: async () => buildPayment(app, await personOf("otherCouple"), secret),
    ownMember: async () => memberOf(app, await personOf("couple")),
    ownInvitation: async () => buildWeddingInvitation(app, await personOf("couple")),
    importedPage: () => buildImportedPage(app),
    otherBooking: async () => buildBooking(app, await personOf("other"), (await betweenOthers()).recipient_id),
  };
  return {
    async tokenOf(caller) {
      if (caller === "guest") return undefined;
      if (caller === "stranger") return "A".repeat(43);
      if (caller !== "acting") return buildToken(app, await personOf(caller));
      const expires_at = new Date(app.clock.now().getTime() + 60 * 60 * 1000);
      return buildToken(app, await personOf("provider"), { admin_id: await personOf("admin"), expires_at });
    },
    async withIds(text, caller) {
      let filled = text.replaceAll(stopToken, linkTokenOf(app.runtime.keyedHash, "asker-1@couple.example"));
      for (const name of idNames) {
        if (filled.includes(`ID_${name}_`)) filled = filled.replaceAll(`ID_${name}_`, await ids[name](caller));
      }
      if (filled.includes(linkToken))
        filled = filled.replaceAll(linkToken, await linkOf(app, await personOf("provider")));
      if (filled.includes(weddingToken))
        filled = filled.replaceAll(weddingToken, await weddingTokenOf(app, await personOf("couple")));
      if (!filled.includes(conversationToken)) return filled;
      return filled.replaceAll(conversationToken, await conversationLinkOf(app, await personOf("provider")));
    },
  };
}

async function isThere(app: TestApp, id: string): Promise<boolean> {
  const { db } = app.runtime.database;
  return (await db.select({ id: account.id }).from(account).where(eq(account.id, id))).length > 0;
}

async function mediumOf(app: TestApp, provider_id: string): Promise<string> {
  const { db } = app.runtime.database;
  const [result] = await db.select({ id: media.id }).from(media).where(eq(media.provider_id, provider_id)).limit(1);
  return (result ?? (await buildMedium(app, provider_id))).id;
}

type Sent = { to: string; from: string | null; says: string };

async function buildEnquiry(app: TestApp, { to, from, says }: Sent): Promise<{ id: string; recipient_id: string }> {
  const { db } = app.runtime.database;
  const [id, recipient_id] = [newId(), newId()];
  const content = { couple_name: says, couple_email: `${says}@couple.test`, message: says };
  await db.insert(enquiry).values({ id, kind: "direct", couple_id: from, ...content, created_at: app.clock.now() });
  await db
    .insert(enquiryRecipient)
    .values({ id: recipient_id, enquiry_id: id, provider_id: to, provider_name: "Business" });
  return { id, recipient_id };
}

async function linkOf(app: TestApp, to: string): Promise<string> {
  const { id } = await buildEnquiry(app, { to, from: null, says: "Hello" });
  const token = newToken();
  await updateEnquiryLink(app.runtime.database.db, id, hashToken(token));
  return token;
}

async function conversationLinkOf(app: TestApp, to: string): Promise<string> {
  const { recipient_id } = await buildEnquiry(app, { to, from: null, says: "Hello" });
  const guest = { id: recipient_id, couple_id: null, is_couple_deleted: false, link_version: 1 };
  return (await linkConversation(app.ctx(), guest))?.split("#")[1] ?? "";
}
