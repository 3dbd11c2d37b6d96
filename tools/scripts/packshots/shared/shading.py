"""Colours and nodes of materials, for both programs of Blender."""

import bpy
import numpy as np


def linear(colour):
    """The light of a colour of sRGB, as `#rrggbb`."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


class Nodes:
    """The nodes of a material, a lamp or the sky; the inputs of a new one are given by name (`From_Min`) or place (`i0`)."""

    def __init__(self, owner):
        owner.use_nodes = True
        self.tree = owner.node_tree

    def node(self, kind, settings=(), **inputs):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in dict(settings).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.put(value, node.inputs[int(key[1:]) if key[1:].isdigit() else key.replace("_", " ")])
        return node

    def put(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def vector(self, operation, *inputs):
        node = self.node("VectorMath", {"operation": operation}, **{f"i{index}": value for index, value in enumerate(inputs)})
        return node.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH") else "Vector"]


def turning(item):
    """The axis of a turned part, and whether it is a rod: the longest of a rod's dimensions, the shortest of a disc's."""
    short, middle, long = np.argsort(item.dimensions)
    size = item.dimensions
    is_rod = size[long] * size[short] > size[middle] ** 2
    return (long if is_rod else short), is_rod
