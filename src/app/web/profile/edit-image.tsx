import Camera from "lucide/dist/esm/icons/camera.mjs";
import { useState, type ComponentType } from "react";
import { reloadWithFlashMessage } from "../../../features/providers/web/flash-message.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { failureSentence } from "../../../ui/report.ts";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./edit-image.module.css";

type ImageDialog = typeof import("../../../features/media/web/image-dialog.tsx").ImageDialog;

/** The owner's button upon the logo or the banner, and the dialog that it opens; its code is fetched at the first press. */
export function EditImage({ place }: { place: "logo" | "banner" }) {
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<ImageDialog>[0]> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const toast = useToast();

  async function edit() {
    if (Loaded) return setOpen(true);
    setLoading(true);
    try {
      const { ImageDialog } = await import("../../../features/media/web/image-dialog.tsx");
      setLoaded(() => ImageDialog);
      setOpen(true);
    } catch (cause) {
      toast(failureSentence(cause, "This could not be opened."), undefined, { tone: "bad" });
    } finally {
      setLoading(false);
    }
  }
  return (
    <>
      {place === "logo" ? (
        <IconButton raised className={styles.logo} icon={Camera} label="Edit logo" onClick={() => void edit()} />
      ) : (
        <Button
          small
          variant="outline"
          className={styles.banner}
          icon={Camera}
          busy={isLoading}
          onClick={() => void edit()}
        >
          Edit banner
        </Button>
      )}
      {Loaded && (
        <Loaded role={place} open={isOpen} onClose={() => setOpen(false)} onUploaded={reloadWithFlashMessage} />
      )}
    </>
  );
}
