import { href, useLocation } from "react-router";
import { loginPath, withNext } from "../../../client/login-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { keepPendingFavourite } from "./pending-favourite.ts";

interface SignInDialogProps {
  open: boolean;
  onClose: () => void;
  provider: { id: string; business_name: string };
}

/** Tells a visitor who pressed the heart how to keep favourites [couples-11]; both ways lead back here, where the favourite is kept. */
export function SignInDialog({ open, onClose, provider }: SignInDialogProps) {
  const { pathname, search, hash } = useLocation();
  const keep = () => keepPendingFavourite(provider.id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      sheet
      title="Please log in as a couple to save favourites."
      lead={`We’ll bring you straight back here, with ${provider.business_name || "this vendor"} in your favourites. New here? An account is free and takes a minute.`}
      foot={
        <>
          <ButtonLink variant="outline" to={loginPath("couple", { pathname, search, hash })} onClick={keep}>
            Couple Login
          </ButtonLink>
          <ButtonLink to={withNext(href("/couple-register"), pathname + search + hash)} onClick={keep}>
            Create a free account
          </ButtonLink>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
