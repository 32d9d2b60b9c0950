import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  children: ReactNode;
}

export function LeaveDialog({ open, onStay, onLeave, children }: LeaveDialogProps) {
  return (
    <Dialog
      small
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      footerContent={
        <>
          <Button variant="outline" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Stay</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
