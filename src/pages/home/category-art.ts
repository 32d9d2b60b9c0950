const narrow = import.meta.glob<string>("./art/*-220.webp", { eager: true, query: "?url", import: "default" });
const wide = import.meta.glob<string>("./art/*-360.webp", { eager: true, query: "?url", import: "default" });

export function categoryArt(slug: string): { src: string; srcSet: string } | undefined {
  const src = wide[`./art/${slug}-360.webp`];
  return src === undefined ? undefined : { src, srcSet: `${narrow[`./art/${slug}-220.webp`]} 220w, ${src} 360w` };
}
