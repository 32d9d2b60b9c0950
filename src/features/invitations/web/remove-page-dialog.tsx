import { useGuardedAct } from "../../../client/admin/use-guarded-act.ts";
import { call } from "../../../client/call.ts";
import { importMessages, removeImportedPage } from "../../../contract/imports/page-words.ts";
import type { ListedPage } from "../../../contract/imports/shapes.ts";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";

interface RemovePageDialogProps {
  page: ListedPage;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an imported page is removed for good [moving-12]. */
export function RemovePageDialog({
  page: { id, business_name, invitation },
  onClose,
  onRemoved,
}: RemovePageDialogProps) {
  const act = useGuardedAct();

  const goOn = () => {
    const failed = importMessages.imported_page_remove_failed;
    return act(() => call(removeImportedPage, { params: { id }, failed }), onRemoved);
  };
  return (
    <QuestionDialog
      open
      onClose={onClose}
      title={`Remove the page of ${business_name}?`}
      confirm="Remove the page"
      danger
      onConfirm={goOn}
    >
      <p>
        All its content and pictures are deleted at once, and no import restores it.
        {invitation?.status === "Pending" && " The link in its invitation stops working."}
      </p>
    </QuestionDialog>
  );
}
