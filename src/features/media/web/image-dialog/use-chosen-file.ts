import { useEffect, useRef, useState } from "react";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import { fileMessages } from "../../../../contract/media/calls.ts";
import { checkImageFile, isReadByServer } from "./check-image-file.ts";
import { fullCrop, type CropView } from "./crop-area.ts";
import type { ImageRole } from "./image-roles.ts";
import { openPicture, type OpenedPicture } from "./open-picture.ts";

export type Chosen =
  | { kind: "picture"; file: File; picture: OpenedPicture; view: CropView }
  | { kind: "film"; file: File }
  | { kind: "unseen"; file: File };

type Opened = Chosen | { error: string };

export function useChosenFile(role: ImageRole, onError: (error: string | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpening, setOpening] = useState(false);
  /** The latest chosen file: a slow earlier one must not replace it. */
  const latestFile = useRef<File | null>(null);
  useEffect(() => {
    if (chosen?.kind !== "picture") return;
    const { picture } = chosen;
    return () => picture.close();
    // A new view of the same picture keeps it open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen?.file]);

  async function choose(file: File, how: "chosen" | "dropped") {
    latestFile.current = file;
    onError(null);
    setOpening(true);
    const opened = await open(role, file, how);
    if (latestFile.current !== file) {
      if ("kind" in opened && opened.kind === "picture") opened.picture.close();
      return;
    }
    setOpening(false);
    if ("error" in opened) onError(opened.error);
    else setChosen(opened);
  }
  function discard() {
    latestFile.current = null;
    setOpening(false);
    setChosen(null);
  }
  function show(view: CropView) {
    setChosen((known) => (known?.kind === "picture" ? { ...known, view } : known));
  }
  return { chosen, isOpening, choose, discard, show };
}

async function open(role: ImageRole, file: File, how: "chosen" | "dropped"): Promise<Opened> {
  const checked = checkImageFile(role, file, how);
  if ("error" in checked) return checked;
  if (checked.kind === "film") return { kind: "film", file };
  const picture = await openPicture(file);
  if (!picture) return isReadByServer(file) ? { kind: "unseen", file } : { error: dashboardMessages.file_unreadable };
  if (picture.width * picture.height <= limits.image_pixels_max)
    return { kind: "picture", file, picture, view: fullCrop };
  picture.close();
  return { error: fileMessages.picture_too_many_pixels };
}
