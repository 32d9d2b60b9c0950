import { fetchPart } from "../../listings/web/fetch-part.ts";

/** What a provider can do besides writing, fetched once the conversation is there. */
export const InboxActs = fetchPart(async () => (await import("./inbox-acts.tsx")).InboxActs);

/** What a couple, or a guest by its link, can do. */
export const CoupleActs = fetchPart(async () => (await import("./couple-acts.tsx")).CoupleActs);

/** What stands beside a provider's conversation. */
export const InboxBeside = fetchPart(async () => (await import("./inbox-beside.tsx")).InboxBeside);
