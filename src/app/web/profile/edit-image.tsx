import Camera from "lucide/dist/esm/icons/camera.mjs";
import { useCallback, useState } from "react";
import { useLater } from "../../../client/use-later.ts";
import { reloadWithFlashMessage } from "../../../features/providers/web/flash-message.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./edit-image.module.css";

const load = () => import("../../../features/media/web/image-dialog.tsx");

/** The owner's button upon the logo or the banner, and the dialog that it opens; its code is fetched at the first press. */
export function EditImage({ place }: { place: "logo" | "banner" }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = useCallback(() => setOpen(false), []);
  const later = useLater(load, isOpen, close, "This could not be opened.");
  return (
    <>
      {place === "logo" ? (
        <IconButton raised className={styles.logo} icon={Camera} label="Edit logo" onClick={open} />
      ) : (
        <Button small variant="outline" className={styles.banner} icon={Camera} busy={isOpen && !later} onClick={open}>
          Edit banner
        </Button>
      )}
      {later && <later.ImageDialog role={place} open={isOpen} onClose={close} onUploaded={reloadWithFlashMessage} />}
    </>
  );
}
