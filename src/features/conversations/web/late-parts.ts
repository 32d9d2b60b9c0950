import { lazyComponent } from "../../../ui/lazy-component.ts";

export const LazyInboxActions = lazyComponent(async () => (await import("./inbox/inbox-actions.tsx")).InboxActions);

export const LazyCoupleActions = lazyComponent(async () => (await import("./couple-actions.tsx")).CoupleActions);

export const LazyInboxSidebar = lazyComponent(async () => (await import("./inbox/inbox-sidebar.tsx")).InboxSidebar);
