import { href } from "react-router";
import { adminMessages } from "../../contract/admin-messages.ts";
import { saveFlashMessage } from "../../features/providers/web/flash-message.ts";

/** A full page load removes that person's data from memory. */
export function leaveImpersonated(name: string): void {
  saveFlashMessage(adminMessages.impersonation_over(name));
  globalThis.location.assign(href("/admin"));
}
