"""Waiting for news on behalf of a page, which may go away meanwhile."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from starlette.requests import Request


async def news_or_gone(request: Request, news: Coroutine[Any, Any, None]) -> bool:
    """Wait for news, or until the page that asks goes away; return True if it went."""
    loop = asyncio.get_running_loop()
    waiting = loop.create_task(news)
    gone = loop.create_task(_gone(request))
    try:
        await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
        return gone.done()
    finally:
        waiting.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
