import type { ReactNode } from "react";
import { mediaMessages } from "../../../../contract/media/calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** Asks before an item is deleted [media-16]. */
export function DeleteDialog({ open, onClose, onDelete, children }: DeleteDialogProps) {
  return (
    <Dialog
      small
      open={open}
      onClose={onClose}
      title={mediaMessages.delete_question}
      footerContent={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      {children}
      Couples will no longer see it. You can undo this for a few seconds.
    </Dialog>
  );
}
