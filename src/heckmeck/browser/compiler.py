"""Compiled functions as WebAssembly, by way of Numba's own code for LLVM. Only `build` imports this.

Numba's code is left unoptimised, because only then it holds nothing of the processor that it runs on; LLVM optimises
it for WebAssembly. Every entry gets a shell that hides Numba's way of calling, which is
`status f(result*, error**, arguments ...)`. What would raise an exception in Python stops the program; the page sees
an error of WebAssembly.
"""

import inspect
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types

from heckmeck.browser import heap
from heckmeck.browser.places import MEMORY_PAGES, PAGE_OF_MEMORY

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext"
STACK = 64 * 1024
PRODUCT = "product"  # of the sizes of an array, none of which is large
BYTE_POINTER = ir.IntType(8).as_pointer()
KINDS = {"int": ir.IntType(32), "bool": ir.IntType(32), "int64": ir.IntType(64), "float": ir.DoubleType()}


class Entry(NamedTuple):
    """A function that the page calls."""

    name: str
    arguments: dict[str, str]  # name and kind: int or float
    result: str | None  # int, int64, bool, float, or nothing
    doc: str
    function: Any


def entry_of(function: Callable[..., Any]) -> Entry:
    """Read an entry from its signature."""
    plain: Any = getattr(function, "py_func", function)
    signature = inspect.signature(plain)
    result = signature.return_annotation
    arguments = {name: argument.annotation.__name__ for name, argument in signature.parameters.items()}
    return Entry(
        plain.__name__, arguments, None if result is None else result.__name__, plain.__doc__ or "", function
    )


class Compiler:
    """Collects entries as one module of LLVM and makes a program of it."""

    def __init__(self) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._machine = target.create_target_machine(opt=3, features=FEATURES)
        self._whole: Any = None
        self._shells = ir.Module("shells")
        self._exported: list[str] = []
        self._add_heap()

    def add(self, entry: Entry) -> None:
        """Compile an entry with everything that it calls."""
        signature = tuple(
            types.float64 if kind == "float" else types.int32 for kind in entry.arguments.values()
        )
        inner, result = self._compile(entry.function, signature)
        kinds = [KINDS[kind] for kind in entry.arguments.values()]
        returned = ir.VoidType() if entry.result is None else KINDS[entry.result]
        shell = ir.Function(self._shells, ir.FunctionType(returned, kinds), entry.name)
        builder = ir.IRBuilder(shell.append_basic_block())
        self._call(builder, self._emptying, [], None)
        found = self._call(builder, inner, list(shell.args), result)
        builder.ret_void() if entry.result is None else builder.ret(fitted(builder, found, returned))
        self._exported.append(entry.name)

    def program(self) -> bytes:
        """Return the WebAssembly."""
        self._link(llvm.parse_assembly(self._for_target(str(self._shells))))
        for item in (*self._whole.functions, *self._whole.global_variables):
            if not item.is_declaration and item.name not in self._exported:
                item.linkage = "internal"  # what nobody calls vanishes, like the wrappers for Python
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        llvm.create_pass_builder(self._machine, options).getModulePassManager().run(
            self._whole, llvm.create_pass_builder(self._machine, options)
        )
        return link(self._machine.emit_object(self._whole), self._exported)

    def _add_heap(self) -> None:
        """Define what Numba's code calls for its arrays."""
        self._emptying = self._compile(heap.empty_heap, ())[0]
        allocate, header = self._compile(heap.allocate, (types.int64,))
        free, _ = self._compile(heap.free, (types.int32,))
        word, size = ir.IntType(32), ir.IntType(64)
        for name, arguments in {
            "NRT_MemInfo_alloc": [size],
            "NRT_MemInfo_alloc_aligned": [size, word],
            "NRT_Allocate": [size],
        }.items():
            shell = ir.Function(self._shells, ir.FunctionType(BYTE_POINTER, arguments), name)
            builder = ir.IRBuilder(shell.append_basic_block())
            address = self._call(builder, allocate, [shell.args[0]], header)
            builder.ret(builder.inttoptr(fitted(builder, address, word), BYTE_POINTER))
        shell = ir.Function(
            self._shells,
            ir.FunctionType(ir.LiteralStructType([size, ir.IntType(1)]), [size, size]),
            PRODUCT,
        )
        builder = ir.IRBuilder(shell.append_basic_block())
        product = builder.insert_value(
            ir.Constant(shell.function_type.return_type, ir.Undefined), builder.mul(*shell.args), 0
        )
        builder.ret(builder.insert_value(product, ir.Constant(ir.IntType(1), 0), 1))
        for name in ("NRT_MemInfo_call_dtor", "NRT_Free"):
            shell = ir.Function(self._shells, ir.FunctionType(ir.VoidType(), [BYTE_POINTER]), name)
            builder = ir.IRBuilder(shell.append_basic_block())
            self._call(builder, free, [builder.ptrtoint(shell.args[0], word)], None)
            builder.ret_void()

    def _compile(self, function: Any, signature: tuple[Any, ...]) -> tuple[str, Any]:
        """Compile a function and its callees into the whole; return its name there and the type of its result."""
        function.compile(signature)
        compiled = function.overloads[signature]
        name = compiled.fndesc.llvm_func_name
        module = llvm.parse_assembly(self._for_target(compiled.library.get_llvm_str()))
        self._link(module)
        result = compiled.signature.return_type
        return name, None if result == types.none else result

    def _link(self, module: Any) -> None:
        if self._whole is None:
            self._whole = module
        else:
            self._whole.link_in(module)

    def _for_target(self, text: str) -> str:
        text = re.sub(r"store ptr @.const.picklebuf.*", "", text)  # nobody reads what an exception would say
        text = text.replace("@llvm.smul.with.overflow.i64", f"@{PRODUCT}")
        text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{self._machine.target_data}"', text)
        return re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)

    def _call(self, builder: Any, name: str, arguments: Sequence[Any], result: Any) -> Any:
        """Call a compiled function in Numba's way, stop where it raises, and return its result."""
        kind = BYTE_POINTER if result is None else number_type(result)
        kinds = [kind.as_pointer(), BYTE_POINTER.as_pointer(), *(argument.type for argument in arguments)]
        inner = self._shells.globals.get(name) or ir.Function(
            self._shells, ir.FunctionType(ir.IntType(32), kinds), name
        )
        found, error = builder.alloca(kind), builder.alloca(BYTE_POINTER)
        status = builder.call(inner, [found, error, *arguments])
        with builder.if_then(builder.icmp_signed(">", status, ir.Constant(status.type, 0)), likely=False):
            trap = self._shells.globals.get("llvm.trap") or ir.Function(
                self._shells, ir.FunctionType(ir.VoidType(), []), "llvm.trap"
            )
            builder.call(trap, [])
            builder.unreachable()
        return None if result is None else builder.load(found)


def number_type(kind: Any) -> Any:
    """Return a number of Numba as it lies in memory."""
    if kind == types.boolean:
        return ir.IntType(8)
    return ir.DoubleType() if kind == types.float64 else ir.IntType(kind.bitwidth)


def fitted(builder: Any, value: Any, kind: Any) -> Any:
    """Return a number as the page takes it."""
    if value.type == kind:
        return value
    wider = kind.width > value.type.width
    return builder.zext(value, kind) if wider else builder.trunc(value, kind)


def link(code: bytes, exported: Sequence[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "engine.o"), Path(folder, "engine.wasm")
        source.write_bytes(code)
        words = [
            "--no-entry",
            "--gc-sections",
            "--strip-all",
            "-O3",
            "--stack-first",
            f"-zstack-size={STACK}",
        ]
        memory = MEMORY_PAGES * PAGE_OF_MEMORY
        words += [f"--initial-memory={memory}", f"--max-memory={memory}", "--export=__heap_base"]
        words += [f"--export={name}" for name in exported]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *words, "-o", str(target), str(source)]
        subprocess.run(command, check=True)
        return target.read_bytes()
