/** In crop widths: the crop is 1 wide and 1/aspect high, and at zoom 1 the picture just covers it. */
export type CropSize = { width: number; height: number };
export type CropArea = CropSize & { x: number; y: number };
/** `x` and `y`: from the crop's centre to the picture's. */
export type CropView = { x: number; y: number; zoom: number };

export const zoom_max = 5;
export const crop_zoom_step = 0.05;
const zoom_floor = 0.1;
const key_step = 0.02;

export const fullCrop: CropView = { x: 0, y: 0, zoom: 1 };

export function coverSize(picture: CropSize, aspect: number): CropSize {
  const scale = Math.max(1 / picture.width, 1 / aspect / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * The zoom step at which the full picture fits into the crop, with its corners in a round one; at least 0.1 [media-11].
 */
export function zoomMin(picture: CropSize, aspect: number, is_round: boolean): number {
  const { width, height } = coverSize(picture, aspect);
  const all = is_round ? 1 / Math.hypot(width, height) : Math.min(1 / width, 1 / aspect / height);
  return Math.max(zoom_floor, onStep(Math.floor(all / crop_zoom_step) * crop_zoom_step));
}

function onStep(zoom: number): number {
  return Math.round(zoom * 1_000) / 1_000;
}

/** Leaves no needless gaps: a larger picture covers the crop, a smaller one stays inside it. */
export function clampView(view: CropView, picture: CropSize, aspect: number, zoom_min: number): CropView {
  const zoom = Math.min(zoom_max, Math.max(zoom_min, view.zoom));
  const { width, height } = coverSize(picture, aspect);
  return { x: clamp(view.x, width * zoom, 1), y: clamp(view.y, height * zoom, 1 / aspect), zoom };
}

function clamp(position: number, picture: number, crop: number): number {
  const most = Math.abs(picture - crop) / 2;
  return Math.min(most, Math.max(-most, position));
}

export function areaOf({ x, y, zoom }: CropView, picture: CropSize, aspect: number): CropArea {
  const cover = coverSize(picture, aspect);
  const pixels = picture.width / (cover.width * zoom);
  return {
    x: ((cover.width * zoom - 1) / 2 - x) * pixels,
    y: ((cover.height * zoom - 1 / aspect) / 2 - y) * pixels,
    width: pixels,
    height: pixels / aspect,
  };
}

export function outputSize(area: CropArea, aspect: number, width_max: number): CropSize {
  const width = Math.max(1, Math.min(width_max, Math.round(area.width)));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}

export function drawRegions(
  area: CropArea,
  picture: CropSize,
  output: CropSize,
): { from: CropArea; to: CropArea } | null {
  const x = Math.max(0, area.x);
  const y = Math.max(0, area.y);
  const width = Math.min(picture.width, area.x + area.width) - x;
  const height = Math.min(picture.height, area.y + area.height) - y;
  if (width <= 0 || height <= 0) return null;
  const [across, down] = [output.width / area.width, output.height / area.height];
  return {
    from: { x, y, width, height },
    to: { x: (x - area.x) * across, y: (y - area.y) * down, width: width * across, height: height * down },
  };
}

export function zoomByStep(view: CropView, direction: 1 | -1): CropView {
  return { ...view, zoom: onStep((Math.round(view.zoom / crop_zoom_step) + direction) * crop_zoom_step) };
}

export function viewByKey(view: CropView, key: string, is_fine: boolean): CropView | null {
  const step = is_fine ? key_step / 5 : key_step;
  if (key === "ArrowLeft") return { ...view, x: view.x - step };
  if (key === "ArrowRight") return { ...view, x: view.x + step };
  if (key === "ArrowUp") return { ...view, y: view.y - step };
  if (key === "ArrowDown") return { ...view, y: view.y + step };
  if (key === "+" || key === "=") return zoomByStep(view, 1);
  if (key === "-" || key === "_") return zoomByStep(view, -1);
  return null;
}
