import Camera from "lucide/dist/esm/icons/camera.mjs";
import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import Images from "lucide/dist/esm/icons/images.mjs";
import ListChecks from "lucide/dist/esm/icons/list-checks.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { useContext, useState, useCallback } from "react";
import { href } from "react-router";
import { useLater } from "../../client/use-later.ts";
import { reloadWithFlashMessage, useFlashMessage } from "../../features/providers/web/flash-message.ts";
import { PublishDialog } from "../../features/providers/web/publish-dialog.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Banner } from "../../ui/page/banner.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Suspended } from "./suspended.ts";
import editImageStyles from "./edit-image.module.css";
import styles from "./owner-parts.module.css";

const load = () => import("../../features/media/web/image-dialog.tsx");

/** The dialog's code loads at the first press. */
function EditImage({ place }: { place: "logo" | "banner" }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = useCallback(() => setOpen(false), []);
  const later = useLater(load, isOpen, close, "This could not be opened.");
  return (
    <>
      {place === "logo" ? (
        <IconButton raised className={editImageStyles.logo} icon={Camera} label="Edit logo" onClick={open} />
      ) : (
        <Button
          small
          variant="outline"
          className={editImageStyles.banner}
          icon={Camera}
          busy={isOpen && !later}
          onClick={open}
        >
          Edit banner
        </Button>
      )}
      {later && <later.ImageDialog role={place} open={isOpen} onClose={close} onUploaded={reloadWithFlashMessage} />}
    </>
  );
}

/** For the owner, and for super admins where the profile is hidden [profile-14]. */

export function StatusInfo({ isOwner, isPublished }: { isOwner: boolean; isPublished: boolean }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isSuspended = useContext(Suspended);
  useFlashMessage();
  if (isPublished) {
    return (
      <PageFrame className={styles.status}>
        <Banner tone="good" icon={Eye} title="Profile Is Live">
          Couples find your profile in the directory and can send you enquiries.
        </Banner>
      </PageFrame>
    );
  }
  if (isSuspended) {
    return (
      <PageFrame className={styles.status}>
        <Banner tone="bad" icon={EyeOff} title="Preview: this profile is suspended">
          {isOwner
            ? "Couples can’t see it, and you can’t publish it. Your dashboard says why."
            : "Couples can’t see it, and its owner can’t publish it until the suspension is lifted."}
        </Banner>
      </PageFrame>
    );
  }
  return (
    <PageFrame className={styles.status}>
      <Banner
        tone="warn"
        icon={EyeOff}
        title="Preview: this profile is unpublished"
        action={isOwner && <Button onClick={() => setDialogOpen(true)}>Publish Now</Button>}
      >
        {isOwner
          ? "Couples can’t see it yet, in the directory or by its address. Only you see it like this until you publish it."
          : "Couples can’t see it. Its owner publishes it."}
      </Banner>
      {isOwner && (
        <PublishDialog open={isDialogOpen} onClose={() => setDialogOpen(false)} onPublished={reloadWithFlashMessage} />
      )}
    </PageFrame>
  );
}

export function OwnerLinks() {
  return (
    <>
      <ButtonLink small variant="outline" icon={Pencil} to={href("/dashboard")}>
        Edit profile
      </ButtonLink>
      <ButtonLink small variant="outline" icon={Images} to={href("/media")}>
        Manage Media
      </ButtonLink>
    </>
  );
}

/** Rule [profile-14]. */
export function EditBanner() {
  return <EditImage place="banner" />;
}

/** Rule [profile-14]. */
export function EditLogo() {
  return <EditImage place="logo" />;
}

export function CompletePrompt({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <Banner
      icon={ListChecks}
      title={<h2 className={styles.title}>Complete Your Profile</h2>}
      action={
        <ButtonLink small to={href("/dashboard")}>
          Complete Profile
        </ButtonLink>
      }
    >
      Couples decide by what they can read here. Add {formatList(missing)}.
    </Banner>
  );
}

function formatList(items: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(items);
}
