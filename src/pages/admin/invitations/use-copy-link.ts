import { adminMessages } from "../../../contract/admin-messages.ts";
import { useToast } from "../../../ui/overlay/toast.tsx";

/** The function answers false without clipboard access. */
export function useCopyLink(): (url: string) => Promise<boolean> {
  const toast = useToast();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toast(adminMessages.invitation_link_copied, { tone: "good" });
      return true;
    } catch {
      toast("Failed to copy. The link is selected: copy it by hand.", { tone: "bad" });
      return false;
    }
  };
}
