"""Lists that are fetched page by page."""

from .pager import AsyncPage, AsyncPager, SyncPager, paginate, paginate_async

__all__ = ["AsyncPage", "AsyncPager", "SyncPager", "paginate", "paginate_async"]
