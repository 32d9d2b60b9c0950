import { lazyComponent } from "../../listings/web/lazy-component.ts";

export const InboxActions = lazyComponent(async () => (await import("./inbox/inbox-actions.tsx")).InboxActions);

export const CoupleActions = lazyComponent(async () => (await import("./couple-actions.tsx")).CoupleActions);

export const InboxSidebar = lazyComponent(async () => (await import("./inbox/inbox-sidebar.tsx")).InboxSidebar);
