import { fetchPart } from "../../listings/web/fetch-part.ts";

export const InboxActs = fetchPart(async () => (await import("./inbox-acts.tsx")).InboxActs);

export const CoupleActs = fetchPart(async () => (await import("./couple-acts.tsx")).CoupleActs);

export const InboxBeside = fetchPart(async () => (await import("./inbox-beside.tsx")).InboxBeside);
