import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { useId, useRef, useState, type ComponentType } from "react";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { reportClientError } from "../report.ts";
import type { Shared, ShareMenuProps } from "./share-menu.tsx";
import { useToast } from "./toast.tsx";

interface ShareProps {
  shared: Shared;
  label: string;
  raised?: boolean;
}

/** The phone's share sheet, or a menu loaded at the first press [visitors-40]. */
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
      reportClientError(cause);
      toast("The ways to share could not be loaded. Please check your connection and try again.", {
        tone: "bad",
      });
    }
  }
  async function press() {
    // a loaded menu is a native popover
    if (Menu) return;
    if (!hasSheet()) return openMenu();
    try {
      await navigator.share(shared);
    } catch (cause) {
      // closing the sheet is not an error
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

/** False on desktops, whose sheet lacks WhatsApp. */
function hasSheet(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}
