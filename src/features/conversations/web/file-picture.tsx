import { useEffect, useRef, useState } from "react";
import type { MessageFile } from "../../../contract/conversations/file-shapes.ts";
import type { Source } from "./source.ts";
import { useFileUrl } from "./use-file-url.ts";

interface FilePictureProps {
  source: Source;
  file: MessageFile;
  alt: string;
  className?: string | undefined;
}

/** The narrowest width that is kept is twice what a message shows. */
const shown_width = 320;
/** So near to the screen a picture is fetched. */
const near = { rootMargin: "400px" };

/** A picture of a conversation, small: a hint of it until it comes near and was fetched with what lets its reader in [conversations-22]. */
export function FilePicture({ source, file: { id, picture }, alt, className }: FilePictureProps) {
  const frame = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, near);
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const url = useFileUrl(source, id, { width: shown_width, isWanted: isNear });
  return (
    <img
      ref={frame}
      src={url ?? picture?.placeholder}
      alt={alt}
      width={picture?.width}
      height={picture?.height}
      className={className}
    />
  );
}
