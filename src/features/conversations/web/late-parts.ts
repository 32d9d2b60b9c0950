import { lazyComponent } from "../../listings/web/fetch-part.ts";

export const InboxActions = lazyComponent(async () => (await import("./inbox-acts.tsx")).InboxActions);

export const CoupleActions = lazyComponent(async () => (await import("./couple-acts.tsx")).CoupleActions);

export const InboxSidebar = lazyComponent(async () => (await import("./inbox-beside.tsx")).InboxSidebar);
