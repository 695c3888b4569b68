let carried: File[] = [];

/** Photos taken on the page that leads to the form; an address cannot carry them. */
export function carryPhotos(photos: File[]): void {
  carried = photos;
}

export function takeCarriedPhotos(): File[] {
  const photos = carried;
  carried = [];
  return photos;
}
