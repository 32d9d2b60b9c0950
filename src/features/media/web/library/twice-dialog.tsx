import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";

interface TwiceDialogProps {
  /** Names of the files in question; the dialog is open while there are some. */
  asked: readonly string[];
  onAnswer: (isWanted: boolean) => void;
}

/** Asks before the same picture comes into the gallery twice. */
export function TwiceDialog({ asked, onAnswer }: TwiceDialogProps) {
  // a dialog that closes still shows what it held
  const [names, setNames] = useState(asked);
  if (asked.length > 0 && asked !== names) setNames(asked);
  const leaveOut = () => onAnswer(false);
  return (
    <Dialog
      small
      open={asked.length > 0}
      onClose={leaveOut}
      title={
        names.length === 1 ? "Is this picture in your gallery already?" : "Are these pictures in your gallery already?"
      }
      foot={
        <>
          <Button variant="outline" onClick={() => onAnswer(true)}>
            Upload again
          </Button>
          <Button onClick={leaveOut}>Leave out</Button>
        </>
      }
    >
      {names.join(", ")}
    </Dialog>
  );
}
