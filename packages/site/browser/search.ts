export function openSearch(): void {}
