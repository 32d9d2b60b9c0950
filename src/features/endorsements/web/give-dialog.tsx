import { useId, useState } from "react";
import type { EndorsementGiven } from "../../../contract/endorsements/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { GiveForm, type Endorsed } from "./give-form.tsx";

interface GiveDialogProps {
  business: Endorsed;
  points_available: number;
  /** Called after the success message; `onClose` follows. */
  onGiven: (endorsement: EndorsementGiven) => void;
  /** The parent must then unmount the dialog. */
  onClose: () => void;
}

/** Asks for a comment and points [trust-8]. Open while mounted. */
export function GiveDialog({ business, points_available, onGiven, onClose }: GiveDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open
      sheet
      onClose={close}
      title={`Endorse ${business.business_name}`}
      lead="Couples see it on their profile. It can’t be taken back."
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Give endorsement
          </Button>
        </>
      }
    >
      <GiveForm
        id={formId}
        business={business}
        points_available={points_available}
        onBusy={setIsBusy}
        onGiven={(endorsement) => {
          onGiven(endorsement);
          onClose();
        }}
      />
    </Dialog>
  );
}
