"""An operator that was slow for a while is asked again as if nothing had been: no given-up call keeps a connection."""

import asyncio

import pytest

from puntobanco.service import Answered, WalletUnknown
from puntobanco.wallets import HttpWallet
from puntobanco.wallets.signing import signature_of_answer

SECRET = b"a secret that only this test and its operator know"


class Operator:
    """Answers every call with a balance, once it is `awake`."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            nonce = head.split("x-nonce: ")[1].split("\r\n")[0]
            await self.awake.wait()
            body = b'{"balance":700}'
            signed = signature_of_answer(SECRET, nonce, body)
            writer.write(f"HTTP/1.1 200 OK\r\ncontent-length: {len(body)}\r\nx-signature: {signed}\r\n\r\n".encode())
            writer.write(body)
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the caller has given up
        finally:
            writer.close()


async def test_calls_that_were_given_up_leave_the_way_free_for_the_next() -> None:
    operator = Operator()
    async with await asyncio.start_server(operator.talk, "127.0.0.1", 0, backlog=1000) as server:
        port = server.sockets[0].getsockname()[1]
        async with HttpWallet(url=f"http://127.0.0.1:{port}", operator="o", secret=SECRET, seconds=0.3) as wallet:

            async def call(number: int) -> None:
                await asyncio.sleep(number / 1000)
                with pytest.raises(WalletUnknown):
                    await wallet.call("balance", {"player": str(number)})

            # A thousand calls a second or so: when some give up, others have just waited as long for their places.
            await asyncio.gather(*map(call, range(1200)))
            operator.awake.set()
            for _ in range(20):
                try:
                    told = await wallet.call("balance", {"player": "1"})
                except WalletUnknown:
                    await asyncio.sleep(0.1)  # the machine is still busy with what was given up
                    continue
                assert told == Answered(700, {"balance": 700})
                break
            else:
                pytest.fail("the wallet is not reached any more")
        await asyncio.sleep(0.1)
