import { href } from "react-router";
import { adminMessages } from "../../contract/admin-messages.ts";
import { keepFlashMessage } from "../../features/providers/web/flash-message.ts";

/**
 * Leads a super admin away from the pages of whom they acted as, and says why: the hour is over, or it was stopped in
 * another tab. The page is loaded whole, so that nothing of that person stays in the browser's memory.
 */
export function leaveImpersonated(name: string): void {
  keepFlashMessage(adminMessages.impersonation_over(name));
  globalThis.location.assign(href("/admin"));
}
