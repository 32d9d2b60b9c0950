import { useEffect, useRef, useState } from "react";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { ConversationSource } from "./source.ts";

interface FilePictureProps {
  source: ConversationSource;
  file: MessageFile;
  alt: string;
  className?: string | undefined;
}

/** The narrowest saved width, twice the shown size. */
const display_width = 320;
const near = { rootMargin: "400px" };

/** Needs authenticated requests, so a placeholder shows until fetched near the viewport [conversations-22]. */
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
  const url = useFileUrl(source, id, { width: display_width, isWanted: isNear });
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

/** An object URL, revoked on unmount; null while loading or on failure. */
function useFileUrl(source: ConversationSource, id: string, { width, isWanted }: { width: number; isWanted: boolean }) {
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
