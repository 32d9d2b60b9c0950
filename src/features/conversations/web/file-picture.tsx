import { useEffect, useRef, useState } from "react";
import type { MessageFile } from "../../../contract/conversations/file-shapes.ts";
import type { Source } from "./source.ts";

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

/** An address within this page at which a file lies once it was fetched, until the part that shows it goes; null before, and where it can't be had. */
function useFileUrl(source: Source, id: string, { width, isWanted }: { width: number; isWanted: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let made: string | null = null;
    let isCurrent = true;
    void source.fetch(id, width).then((outcome) => {
      if (!isCurrent || !outcome.ok) return;
      made = URL.createObjectURL(outcome.body);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      setUrl(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [source, id, width, isWanted]);
  return url;
}
