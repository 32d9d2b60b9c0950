import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { useId, useRef, useState, type ComponentType } from "react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { report } from "./report.ts";
import type { Shared, ShareMenuProps } from "./share-menu.tsx";
import { useToast } from "./toast.tsx";

interface ShareProps {
  shared: Shared;
  label: string;
  /** A roundel that stands on a picture. */
  raised?: boolean;
}

/** Shares an address: by the phone's own sheet, else by a menu that is loaded at the first press [visitors-40]. */
export function Share({ shared, label, raised = false }: ShareProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<ShareMenuProps> | null>(null);
  const toast = useToast();

  async function openMenu() {
    try {
      const { ShareMenu } = await import("./share-menu.tsx");
      setMenu(() => ShareMenu);
    } catch (cause) {
      report(cause);
      toast("The ways to share could not be loaded. Please check your connection and try again.", undefined, {
        tone: "bad",
      });
    }
  }
  async function press() {
    // a menu that is there is opened and closed by the browser
    if (Menu) return;
    if (!hasSheet()) return openMenu();
    try {
      await navigator.share(shared);
    } catch (cause) {
      // whoever closes the sheet has chosen not to share
      if (!(cause instanceof DOMException && cause.name === "AbortError")) await openMenu();
    }
  }
  const pressed = { ref: button, popoverTarget: Menu ? id : undefined, onClick: () => void press() };
  return (
    <>
      {raised ? (
        <IconButton {...pressed} raised icon={Share2} label={label} />
      ) : (
        <Button {...pressed} small variant="outline" icon={Share2}>
          {label}
        </Button>
      )}
      {Menu && <Menu id={id} label={label} shared={shared} button={button} />}
    </>
  );
}

/** Desktops have a sheet too, without WhatsApp. */
function hasSheet(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}
