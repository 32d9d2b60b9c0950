import { useLocation } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { loginPath } from "../../accounts/web/login-path.ts";
import { keepWish } from "./wish.ts";

interface SignInDialogProps {
  open: boolean;
  onClose: () => void;
  provider_id: string;
}

/** Tells a visitor who pressed the heart how to keep favourites (spec 6); both ways lead back here, where the wish is done. */
export function SignInDialog({ open, onClose, provider_id }: SignInDialogProps) {
  const { pathname, hash } = useLocation();
  const keep = () => keepWish(provider_id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      sheet
      title="Please log in as a couple to save favourites."
      lead="You come straight back here, and this provider is in your favourites."
      foot={
        <>
          <ButtonLink
            variant="outline"
            to={`/couple-register?next=${encodeURIComponent(pathname + hash)}`}
            onClick={keep}
          >
            Start Planning
          </ButtonLink>
          <ButtonLink to={loginPath("couple", { pathname, hash })} onClick={keep}>
            Couple Login
          </ButtonLink>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
